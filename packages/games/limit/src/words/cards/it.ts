import type { CardWord } from './en.ts';

/** Policy cards and solo events. Terms: see the glossary beside. */
export const cards = {
  'card.S01': 'Consumi sostenibili',
  'card.S01.text':
    'Aumenta il disordine di 2. Da ora il tuo fabbisogno di risorse industriali si calcola un livello di popolazione più in basso.',
  'card.S02': 'Indottrinamento',
  'card.S02.text': 'Riduci uno standard di vita di 1. Riduci il disordine di 2.',
  'card.S03': 'Intelligenza artificiale',
  'card.S03.text':
    'Paga 10 $. Riprendi un’altra carta immediata che hai giocato in questa generazione; puoi giocarla di nuovo.',
  'card.S04': 'Istruzione secondaria',
  'card.S04.text':
    'Paga 2 $ per abitante. Aumenta gli standard di vita di 3 passi, divisi tra le classi come preferisci.',
  'card.S05': 'Politiche di investimento',
  'card.S05.text': 'Paga 2 $ per abitante. Riduci il disordine di 3.',
  'card.S06': 'Riforma politica',
  'card.S06.text':
    'Paga 10 $. Pesca 5 carte da un mazzo a scelta, tienine 1 e metti le altre in fondo a quel mazzo.',
  'card.S07': 'Scolarizzazione',
  'card.S07.text': 'Paga 1 $ per abitante. Aumenta uno standard di vita di 1.',
  'card.S08': 'Servizio di leva',
  'card.S08.text':
    'Aumenta il disordine di 1. Ottieni risorse militari pari alla tua popolazione due livelli più in basso.',
  'card.S09': 'Sovraconsumo',
  'card.S09.text': 'Spendi 1 risorsa industriale per abitante. Riduci il disordine di 3.',
  'card.S10': 'Sovrattassa',
  'card.S10.text':
    'Aumenta il disordine di 1 e brucia 10 $ della Banca Mondiale. Ottieni 2 $ per abitante dalla Banca Mondiale.',
  'card.S11': 'Spesa pubblica',
  'card.S11.text': 'Paga 1 $ per abitante. Riduci il disordine di 1.',
  'card.S12': 'Vegetarianismo',
  'card.S12.text':
    'Aumenta il disordine di 2. Da ora il tuo fabbisogno di cibo si calcola un livello di popolazione più in basso.',
  'card.P01': 'Artigianato',
  'card.P01.text': 'Paga 1 $. Ottieni 2 risorse rinnovabili, 2 industriali o 2 militari.',
  'card.P02': 'Coltivazione intensiva',
  'card.P02.text':
    'Paga la produzione della tua fabbrica rinnovabile; da ora ogni produzione consuma 1 risorsa fossile, dà 1 segnalino inquinamento e rende risorse rinnovabili un livello più in alto. Puoi rimuovere la carta riducendo quella fabbrica di 1 livello.',
  'card.P03': 'Estrazione',
  'card.P03.text': 'Paga 5 $ e prendi 1 segnalino inquinamento. Ottieni 2 risorse fossili.',
  'card.P04': 'Urbanizzazione',
  'card.P04.text':
    'Spendi 1 risorsa industriale per abitante. Aumenta gli standard di vita di 2 passi, divisi tra le classi come preferisci.',
  'card.P05': 'Influenza indiretta',
  'card.P05.text':
    'Paga 20 $. Cedi fino a 2 dei tuoi segnalini inquinamento a un’altra nazione, che non può rifiutare.',
  'card.P06': 'Pianificazione politica',
  'card.P06.text':
    'Aumenta il disordine di 2; da ora salti la crescita economica. Puoi rimuovere la carta aumentando ancora il disordine di 2.',
  'card.P07': 'Produzione delocalizzata',
  'card.P07.text':
    'Paga a un’altra nazione la produzione della sua fabbrica industriale e brucia 10 $ della Banca Mondiale. Fai produrre quella fabbrica: tu spendi le risorse fossili e ottieni quelle industriali, l’altra nazione prende l’inquinamento.',
  'card.P08': 'Produzione ecologica',
  'card.P08.text':
    'Riduci la tua fabbrica industriale di 1 livello. Da ora, nel passo di produzione, genera 1 segnalino inquinamento in meno.',
  'card.P09': 'Pulizia del pianeta',
  'card.P09.text':
    'Paga 50 $, con il contributo di qualsiasi nazione. Restituisci 1 segnalino inquinamento, poi ogni nazione ne restituisce 1.',
  'card.P10': 'Riciclaggio',
  'card.P10.text':
    'Riduci la tua fabbrica industriale di 1 livello. Da ora, ogni volta che spendi più di 10 risorse industriali insieme fuori dal mercato, ottieni 1 risorsa fossile.',
  'card.P11': 'Robotizzazione',
  'card.P11.text':
    'Paga la produzione della tua fabbrica industriale o militare. Aumenta quella fabbrica di 2 livelli.',
  'card.P12': 'Sovraproduzione',
  'card.P12.text':
    'Aumenta il disordine di 1. Fai produrre una volta la tua fabbrica industriale o militare, con le sue risorse fossili e il suo inquinamento.',
  'card.P13': 'Industrializzazione',
  'card.P13.text': 'Paga la produzione di una delle tue fabbriche. Aumenta quella fabbrica di 1 livello.',
  'card.E01': 'Accesso al mercato',
  'card.E01.text': 'Nessun costo. Fai 1 transazione.',
  'card.E02': 'Aiuti umanitari',
  'card.E02.text':
    'Paga 50 $, con il contributo di qualsiasi nazione. Restituisci 1 segnalino destabilizzazione, poi ogni nazione ne restituisce 1.',
  'card.E03': 'Annessione territoriale',
  'card.E03.text':
    'Attacca un’altra nazione con almeno 10 risorse militari e prendi 2 segnalini destabilizzazione. Se non resiste, prendi 1 suo territorio e riduci di 1 livello la sua fabbrica industriale o militare.',
  'card.E04': 'Borsa valori',
  'card.E04.text':
    'Brucia 10 $ tuoi. Da ora Accesso al mercato e Speculazione ti danno 2 transazioni, ognuna su una risorsa diversa.',
  'card.E05': 'Colonizzazione',
  'card.E05.text':
    'Spendi 5 risorse militari e prendi 2 segnalini destabilizzazione. Prendi 1 territorio e 2 risorse fossili dalla tessera Colonizzazione, se disponibili.',
  'card.E06': 'Distruzione di massa',
  'card.E06.text':
    'Attacca un’altra nazione con almeno 10 risorse militari e prendi 2 segnalini destabilizzazione. Se non resiste, perde 1 territorio e 1 livello della fabbrica industriale o militare, a tua scelta, e prende 3 segnalini inquinamento.',
  'card.E07': 'Interferenza politica',
  'card.E07.text':
    'Brucia 10 $ della Banca Mondiale. Prendi da un’altra nazione fino a 1 $ per suo abitante e aumenta di 1 uno dei suoi standard di vita.',
  'card.E08': 'Operazione militare',
  'card.E08.text':
    'Attacca un’altra nazione con almeno 3 risorse militari e prendi 1 segnalino destabilizzazione. Se non resiste, prendi fino a 2 risorse fossili, 5 rinnovabili o 5 industriali.',
  'card.E09': 'Repressione della polizia',
  'card.E09.text':
    'Spendi risorse militari pari alla tua popolazione due livelli più in basso e prendi 1 segnalino destabilizzazione. Riduci il disordine di 2.',
  'card.E10': 'Speculazione',
  'card.E10.text':
    'Brucia 5 $ della Banca Mondiale e 5 $ tuoi. Muovi una tariffa di mercato di 1, poi fai 1 transazione.',
  'card.E11': 'Sviluppo turistico',
  'card.E11.text':
    'Brucia 10 $ della Banca Mondiale. Prendi da un’altra nazione 10 $ per ogni passo della sua classe C oltre 1 e riduci il suo disordine di 2.',
  'card.E12': 'Terrorismo',
  'card.E12.text':
    'Spendi 1 risorsa militare e prendi 1 segnalino destabilizzazione. Aumenta di 3 il disordine di un’altra nazione.',
  'event.EV1': 'Boom industriale della stella',
  'event.EV1.text':
    'La nazione stella spende 1 risorsa fossile e prende 1 segnalino inquinamento. Dalla generazione 4 sono 2 e 2, dalla generazione 6 sono 3 e 3.',
  'event.EV2': 'Corsa al carbone della stella',
  'event.EV2.text':
    'La nazione stella paga 5 $ alla Banca Mondiale e prende 1 segnalino inquinamento. Ottiene 2 risorse fossili.',
  'event.EV3': 'Riarmo della stella',
  'event.EV3.text':
    'Se la nazione stella ha almeno tante risorse militari quante ne hai tu, prende 1 segnalino destabilizzazione.',
  'event.EV4': 'Incursione della stella',
  'event.EV4.text':
    'La nazione stella prende 1 segnalino destabilizzazione e ti attacca con tutte le sue risorse militari. Se non resisti, perdi fino a 2 risorse fossili, altrimenti fino a 5 industriali, altrimenti fino a 5 rinnovabili.',
  'event.EV5': 'Spedizione della stella',
  'event.EV5.text':
    'La nazione stella prende 1 territorio e 2 risorse fossili dalla tessera Colonizzazione. Prende 2 segnalini destabilizzazione.',
  'event.EV6': 'La stella importa combustibile',
  'event.EV6.text':
    'La nazione stella compra fino a 2 risorse fossili sul mercato. La tariffa delle risorse fossili sale di 1.',
  'event.EV7': 'La stella esporta merci',
  'event.EV7.text':
    'La nazione stella vende sul mercato la sua produzione industriale, finché la Banca Mondiale può pagare. La tariffa delle risorse industriali scende di 1.',
  'event.EV8': 'Distensione',
  'event.EV8.text':
    'La nazione stella paga 10 $ alla Banca Mondiale. Tu e la nazione stella restituite 1 segnalino destabilizzazione ciascuno.',
} as const satisfies Record<CardWord, string>;
