import type { script as english } from '../en/script.ts';

export const script: Record<keyof typeof english, string> = {
  'script.title': 'Copione per la lezione',
  'script.about':
    'Che cosa dire e fare, e quando. Stampalo, e cambia quello che non va bene per la tua classe.',
  'script.length': 'Durata in minuti',
  'script.minute': 'Dal minuto {from} al {to}',
  'script.before': 'Prima della lezione',
  'script.before.limit':
    'Crea una classe per Limit e scegli quanto tempo c’è: posti, regole e turni vengono proposti. Stessi dadi a tutti i tavoli. Come preparazione assegna la prima lezione; se vuoi, stampa le schede dei ruoli. Gioca anche tu la lezione sulla prima generazione. Accendi lo schermo comune con il codice.',
  'script.before.venonta':
    'Crea una classe per Venonta e scegli quanto tempo c’è: posti, regole e turni vengono proposti. Stessi dadi a tutti i tavoli. Come preparazione assegna la prima lezione; se vuoi, stampa le schede dei ruoli. Gioca anche tu la prima lezione. Accendi lo schermo comune con il codice.',
  'script.welcome': 'Si entra',
  'script.welcome.do':
    'Si inquadra il codice e si prende un nome. Ognuno si scrive il PIN. Forma i tavoli quando ci sono quasi tutti: chi avanza divide il posto con un altro, chi arriva tardi prende il posto di un bot.',
  'script.goal': 'Di che cosa si tratta',
  'script.goal.limit':
    '«Ognuno di voi guida una nazione dal 1850 in poi. Volete gente felice, terre e soldi. Il mondo è uno solo: il combustibile, l’aria, la pace sono di tutti. Dopo la quarta crisi non vince nessuno.» Mostra un turno sullo schermo comune: una carta, quanto costa, che cosa cambia entro la fine della generazione.',
  'script.goal.venonta':
    '«Ognuno di voi guida un popolo su un unico pianeta. Coltivate, costruite, viaggiate. Mari, foreste e aria sono di tutti.» Mostra un turno sullo schermo comune: un’azione, quanto costa, che cosa fa alla CO₂.',
  'script.play': 'Si gioca',
  'script.play.limit':
    'Lascia giocare e parlare. Vai ai tavoli che la tua pagina mette per primi. Rispondi sulle regole, non dare consigli. Segna i momenti su cui vuoi tornare.',
  'script.play.venonta':
    'Lascia giocare, scambiare, promettere. Vai ai tavoli che la tua pagina mette per primi. Rispondi sulle regole, non dare consigli. Segna i momenti su cui vuoi tornare; se tutto è troppo tranquillo, manda una notizia.',
  'script.stop': 'Fermi, si guarda',
  'script.stop.limit':
    'Metti prima un traguardo, così i tavoli si fermano allo stesso punto. «Guardate lo schermo.» Fermalo. Mostra l’inquinamento, poi la popolazione. Chiedi: dove sarà questa curva fra due generazioni? Che cosa dovrebbe succedere adesso? Ognuno risponde solo per sé. Poi apri il traguardo.',
  'script.stop.venonta':
    'Metti prima un traguardo, così i tavoli si fermano allo stesso punto. «Guardate lo schermo.» Fermalo. Mostra la CO₂, poi le foreste. Chiedi: dove sarà questa curva fra tre turni? Che cosa dovrebbe succedere adesso? Ognuno risponde solo per sé. Poi apri il traguardo.',
  'script.break': 'Intervallo',
  'script.break.do': 'Pausa per tutti, con l’ora in cui si riprende. Le partite aspettano.',
  'script.end': 'Fine',
  'script.end.do':
    'Fai partire il tempo con cinque minuti: lo vedono tutti, e alla fine i tavoli si fermano. Poi concludi tutte le partite: non importa fin dove è arrivato un tavolo.',
  'script.happened': 'Che cosa è successo',
  'script.happened.do':
    'I primi passi della discussione finale. Scegli la grandezza in cui i tavoli sono più diversi. Chiedi al tavolo più in alto e a quello più in basso: che cosa avete deciso lì, e perché? Apri un momento segnato e una svolta.',
  'script.world': 'Modello e mondo',
  'script.world.limit':
    'Mostra lo scenario di World3 che somiglia ai tavoli, poi quello che si è misurato. «Un gioco non è una prova. Quale circolo conoscete dal vostro tavolo? Che cosa manca nel gioco?»',
  'script.world.venonta':
    'Mostra le curve misurate di CO₂, energia e cibo. «Un gioco non è una prova. Quale di queste curve avete fatto anche voi? Che cosa manca nel gioco?»',
  'script.feelings': 'Emozioni',
  'script.feelings.do':
    'Prima le emozioni, niente argomenti: una parola ciascuno. Quando eravate fieri, arrabbiati, impotenti?',
  'script.insights': 'Scoperte',
  'script.insights.do':
    'E se …: fate continuare i bot da una svolta e guardate il ventaglio. A coppie, poi insieme: perché nessuno ha agito prima? Che cosa avrebbe aiutato tutti, e chi avrebbe dovuto cominciare? Scrivi tre frasi con parole loro.',
  'script.next': 'Prossimi passi',
  'script.next.do':
    'Ognuno dice una cosa da scoprire o da fare questa settimana. L’indirizzo della classe porta alla propria partita.',
};
