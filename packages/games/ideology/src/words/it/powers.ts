import type { Translation } from '@entente/engine';
import type { powers as en } from '../en/powers.ts';

/** What ideologies and advancements can do. */
export const powers = {
  'powerKind.start': 'Inizio',
  'powerKind.advantage': 'Vantaggio',
  'powerKind.disadvantage': 'Svantaggio',

  'power.CAP-1': 'Libero pensiero',
  'power.CAP-1.text': 'Inizia con Innovazione.',
  'power.CAP-2': 'Cultura attraente',
  'power.CAP-2.text':
    'Una volta per turno può respingere la prima carta d’attacco di un conflitto culturale senza giocare carte.',
  'power.CAP-2-conflict': 'Cultura attraente',
  'power.CAP-2-conflict.text':
    'In ogni conflitto culturale può respingere la prima carta d’attacco senza giocare carte.',
  'power.CAP-3': 'Isolazionismo',
  'power.CAP-3.text':
    'Non può dichiarare guerra. Paga una carta militare in più per avviare un conflitto militare in una regione di livello 2 o più.',
  'power.COM-1': 'Economia pianificata',
  'power.COM-1.text': 'Inizia con Industria.',
  'power.COM-2': 'Totalitarismo',
  'power.COM-2.text':
    'Alla fine della Fase di valutazione può sostituire le carte altrui nelle sue regioni con carte della mano dello stesso tipo.',
  'power.COM-2-swap': 'Totalitarismo',
  'power.COM-2-swap.text':
    'Alla fine della Fase di valutazione può scambiare le proprie carte nelle sue regioni con carte della mano di un altro tipo.',
  'power.COM-3': 'Cortina di ferro',
  'power.COM-3.text':
    'Paga una carta economica in più per avviare un conflitto economico in una regione distante.',
  'power.FAS-1': 'Priorità militare',
  'power.FAS-1.text': 'Inizia con Tattica.',
  'power.FAS-2': 'Attacco lampo',
  'power.FAS-2.text':
    'Nel primo conflitto militare che avvia in un turno, solo due carte insieme respingono la prima carta d’attacco.',
  'power.FAS-3': 'Debolezza culturale',
  'power.FAS-3.text':
    'Paga una carta culturale in più per avviare un conflitto culturale in una regione di livello 2 o più che non controlla.',
  'power.FAS-3-conflict': 'Debolezza culturale',
  'power.FAS-3-conflict.text':
    'Paga una carta culturale in più per avviare un conflitto culturale in una regione che non controlla.',
  'power.FAS-3-extend': 'Debolezza culturale',
  'power.FAS-3-extend.text': 'Paga una carta culturale in più per estendere l’influenza culturale.',
  'power.IMP-1': 'Amor di patria',
  'power.IMP-1.text': 'Inizia con Patriottismo.',
  'power.IMP-2': 'Colonizzazione globale',
  'power.IMP-2.text':
    'Non paga penalità di distanza per estendere l’influenza a regioni indipendenti di livello 1.',
  'power.IMP-3': 'Resistenza coloniale',
  'power.IMP-3.text':
    'Paga una carta culturale in più per estendere l’influenza culturale a una regione di livello 2 o più.',
  'power.IMP-3-distant': 'Resistenza coloniale',
  'power.IMP-3-distant.text':
    'Paga una carta culturale in più per estendere l’influenza culturale a una regione distante.',
  'power.IMP-3-conflict': 'Resistenza coloniale',
  'power.IMP-3-conflict.text':
    'Paga una carta culturale in più per avviare un conflitto culturale in una regione di livello 1.',
  'power.FUN-1': 'Missione',
  'power.FUN-1.text': 'Inizia con Propaganda.',
  'power.FUN-1-patriotism': 'Missione',
  'power.FUN-1-patriotism.text': 'Inizia con Patriottismo.',
  'power.FUN-2': 'Jihad',
  'power.FUN-2.text':
    'Quando vince un conflitto che ha avviato, può scartare la propria carta d’attacco e una del difensore invece di sostituirla.',
  'power.FUN-3': 'Società chiusa',
  'power.FUN-3.text':
    'Paga una carta culturale in più per avviare un conflitto culturale in una regione di livello 2 o più.',
  'power.FUN-3-economic': 'Società chiusa',
  'power.FUN-3-economic.text':
    'Paga una carta economica in più per avviare un conflitto economico in una regione di livello 2 o più.',

  'advancement.tactics.text':
    'Costa 2 carte militari. Chi attacca paga una carta militare per ogni copia che hai più di lui.',
  'advancement.industry.text':
    'Costa 2 carte economiche. Chi attacca paga una carta economica per ogni copia che hai più di lui.',
  'advancement.patriotism.text':
    'Costa 2 carte culturali. Chi attacca paga una carta culturale per ogni copia che hai più di lui.',
  'advancement.supremacy.text':
    'Costa Tattica e Industria. Nessuna penalità di distanza per le carte militari.',
  'advancement.innovation.text':
    'Costa Industria e Patriottismo. Nessuna penalità di distanza per le carte economiche.',
  'advancement.propaganda.text':
    'Costa Tattica e Patriottismo. Nessuna penalità di distanza per le carte culturali.',
  'advancement.supremacy-foreign.text':
    'Costa Tattica e Industria. Nessuna penalità di distanza per estendere l’influenza militare.',
  'advancement.innovation-foreign.text':
    'Costa Industria e Patriottismo. Nessuna penalità di distanza per estendere l’influenza economica.',
  'advancement.propaganda-foreign.text':
    'Costa Tattica e Patriottismo. Nessuna penalità di distanza per estendere l’influenza culturale.',
  'advancement.wmd.text':
    'Costano Supremazia tecnologica, Innovazione e Propaganda. Aggiungono 1 all’Influenza Globale. Si usano una volta, in Guerra, contro le carte di un’ideologia in una regione: in ogni settore se ne perde la metà, arrotondata per eccesso.',
  'advancement.wmd-one.text':
    'Costano Supremazia tecnologica, Innovazione e Propaganda. Aggiungono 1 all’Influenza Globale. Si usano una volta, in Guerra, contro le carte di un’ideologia in una regione: in ogni settore se ne perde una.',
  'advancement.wmd-all.text':
    'Costano Supremazia tecnologica, Innovazione e Propaganda. Aggiungono 1 all’Influenza Globale. Si usano una volta contro un’ideologia con cui sei in Guerra: in una regione dove ha carte, tutti perdono tutte le carte.',
} satisfies Translation<typeof en>;
