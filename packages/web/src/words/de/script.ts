import type { script as english } from '../en/script.ts';

export const script: Record<keyof typeof english, string> = {
  'script.title': 'Ablauf der Stunde',
  'script.about': 'Was du wann sagst und tust. Druck es aus, und ändere, was nicht zu deiner Klasse passt.',
  'script.length': 'Länge in Minuten',
  'script.minute': 'Minute {from} bis {to}',
  'script.before': 'Vor der Stunde',
  'script.before.limit':
    'Leg eine Klasse für Limit an und wähl, wie viel Zeit ihr habt: Plätze, Regeln und Runden werden vorgeschlagen. An allen Tischen gleiche Würfel. Gib die erste Lektion zur Vorbereitung auf; wenn du magst, druck Rollenblätter. Spiel die Lektion zur ersten Generation selbst. Beamer an, der Code an der Wand.',
  'script.before.venonta':
    'Leg eine Klasse für Venonta an und wähl, wie viel Zeit ihr habt: Plätze, Regeln und Runden werden vorgeschlagen. An allen Tischen gleiche Würfel. Gib die erste Lektion zur Vorbereitung auf; wenn du magst, druck Rollenblätter. Spiel die erste Lektion selbst. Beamer an, der Code an der Wand.',
  'script.welcome': 'Ankommen',
  'script.welcome.do':
    'Alle scannen den Code und nehmen einen Namen. Jeder schreibt sich die PIN auf. Verteil die Tische, wenn die meisten da sind: wer übrig ist, teilt sich einen Platz; wer später kommt, löst einen Bot ab.',
  'script.goal': 'Worum es geht',
  'script.goal.limit':
    '„Jeder von euch führt ein Land ab 1850. Ihr wollt glückliche Menschen, Land und Geld. Die Welt teilt ihr euch: Brennstoff, Luft, Frieden. Nach der vierten Krise gewinnt niemand.“ Zeig am Beamer einen Zug: eine Karte, was sie kostet, was sie bis zum Ende der Generation ändert.',
  'script.goal.venonta':
    '„Jeder von euch führt ein Volk auf einem Planeten. Ihr baut an, baut auf und reist. Meere, Wälder und Luft gehören allen.“ Zeig am Beamer einen Zug: eine Aktion, was sie kostet, was sie mit der CO₂-Leiste macht.',
  'script.play': 'Spielen',
  'script.play.limit':
    'Lass sie spielen und reden. Geh zu den Tischen, die auf deiner Seite vorn stehen. Beantworte Fragen zu Regeln, gib keinen Rat. Merk dir Momente, auf die du zurückkommen willst.',
  'script.play.venonta':
    'Lass sie spielen, handeln und versprechen. Geh zu den Tischen, die auf deiner Seite vorn stehen. Beantworte Fragen zu Regeln, gib keinen Rat. Merk dir Momente, auf die du zurückkommen willst; wird es zu still, schick eine Nachricht.',
  'script.stop': 'Halt: Seht her',
  'script.stop.limit':
    'Setz vorher einen Halt, damit alle Tische an derselben Stelle stehen bleiben. „Schaut an die Wand.“ Halt den Beamer an. Zeig die Verschmutzung, dann die Bevölkerung. Frag: Wo ist diese Kurve in zwei Generationen? Was müsste jetzt passieren? Jeder antwortet nur für sich. Dann gib den Halt frei.',
  'script.stop.venonta':
    'Setz vorher einen Halt, damit alle Tische an derselben Stelle stehen bleiben. „Schaut an die Wand.“ Halt den Beamer an. Zeig das CO₂, dann die Wälder. Frag: Wo ist diese Kurve in drei Runden? Was müsste jetzt passieren? Jeder antwortet nur für sich. Dann gib den Halt frei.',
  'script.break': 'Pause',
  'script.break.do': 'Pause für alle, mit der Uhrzeit, zu der es weitergeht. Die Partien warten.',
  'script.end': 'Schluss',
  'script.end.do':
    'Starte die Uhr mit fünf Minuten: Alle sehen sie, und am Ende machen die Tische Pause. Dann beende alle Partien: Wie weit ein Tisch kam, ist nicht wichtig.',
  'script.happened': 'Was passiert ist',
  'script.happened.do':
    'Die ersten Schritte im Nachgespräch. Nimm die Größe, in der die Tische am weitesten auseinander sind. Frag den obersten und den untersten Tisch: Was habt ihr da entschieden, und warum? Öffne einen gemerkten Moment und einen Wendepunkt.',
  'script.world': 'Modell und Welt',
  'script.world.limit':
    'Zeig den Lauf von World3, der den Tischen ähnelt, dann das Gemessene. „Ein Spiel ist kein Beweis. Welchen Kreislauf kennt ihr von eurem Tisch? Was fehlt im Spiel?“',
  'script.world.venonta':
    'Zeig die gemessenen Kurven von CO₂, Energie und Nahrung. „Ein Spiel ist kein Beweis. Welche dieser Kurven habt ihr auch gemacht? Was fehlt im Spiel?“',
  'script.feelings': 'Gefühle',
  'script.feelings.do':
    'Erst Gefühle, keine Argumente: ein Wort von jedem. Wann wart ihr stolz, wann wütend, wann hilflos?',
  'script.insights': 'Einsichten',
  'script.insights.do':
    'Was wäre, wenn: Lass Bots ab einem Wendepunkt weiterspielen und seht euch den Fächer an. Zu zweit, dann zusammen: Warum hat niemand früher gehandelt? Was hätte allen geholfen, und wer hätte anfangen müssen? Schreib drei Sätze in ihren Worten auf.',
  'script.next': 'Nächste Schritte',
  'script.next.do':
    'Alle nennen etwas, das sie herausfinden, oder etwas, das sie diese Woche tun. Die Adresse der Klasse führt zur eigenen Partie.',
};
