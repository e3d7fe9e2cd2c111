import type { Language } from '@entente/engine';

/** Friendly names that nobody can take amiss. No two of a language are alike when read aloud. */
const NAMES: Readonly<Record<Language, string>> = {
  en: `Acorn Alder Amber Aspen Badger Basil Beech Birch Bison Bluebell Bramble Breeze Brook Cedar Cloud Clover Comet Coral Cricket Daisy
    Dolphin Dune Eagle Elm Falcon Fern Finch Firefly Fjord Fox Garnet Ginger Hazel Heather Heron Hill Indigo Iris Ivy Jade Juniper
    Kestrel Kiwi Koala Lagoon Lark Laurel Lemon Lily Linden Lynx Magpie Maple Marten Meadow Mint Moss Nightingale Nutmeg Oak Olive Orchid
    Otter Owl Panda Pebble Pepper Pine Poppy Puffin Quail Quartz Rain Raven River Robin Rosemary Saffron Sage Salmon Seal Sparrow Spruce
    Squirrel Star Stork Swallow Swift Teal Thistle Thyme Topaz Tulip Turtle Violet Walnut Willow Wolf Wren Zebra`,
  it: `Abete Acero Ago Airone Alba Alce Allodola Ambra Anemone Aquila Arancio Aurora Balena Basilico Betulla Bisonte Bosco Brezza Calla Canarino
    Castoro Cedro Cicala Cicogna Cigno Ciliegio Cometa Corallo Corvo Daino Delfino Diamante Duna Edera Elefante Erica Falco Farfalla Felce
    Fenice Fico Fiume Foca Gabbiano Gelsomino Ghianda Ghiro Giada Giglio Ginepro Girasole Grillo Gufo Iris Isola Koala Lago Lampone Larice
    Limone Lince Lontra Luna Lupo Margherita Menta Merlo Mirto Mora Nebbia Nibbio Nocciola Nuvola Olivo Olmo Orchidea Orso Ortica Panda
    Papavero Pesca Picchio Pino Pioppo Prato Quercia Rana Rondine Rosmarino Rubino Salice Salvia Scoiattolo Sole Stella Tasso Tiglio Timo
    Topazio Trifoglio Tulipano Usignolo Viola Volpe Zafferano`,
  de: `Adler Ahorn Alpaka Amsel Apfel Bach Bernstein Biber Birke Bison Blaubeere Buche Chamäleon Dachs Delfin Distel Drossel Düne Efeu Eiche
    Eisvogel Elch Erle Esche Eule Falke Farn Feder Fichte Fink Fjord Fuchs Funke Ginster Glockenblume Hase Hasel Hecht Heide Himbeere Hirsch
    Holunder Hummel Igel Iltis Insel Iris Jade Kiefer Kiesel Klee Koala Komet Koralle Kranich Krokus Lachs Lama Lerche Libelle Lilie Linde
    Luchs Marder Mauersegler Meise Minze Mohn Möwe Mond Moos Nebel Nelke Olive Otter Panda Pappel Pelikan Quarz Rabe Regen Reiher Rose Rubin
    Salbei Schwalbe Schwan Seestern Segel Specht Spatz Stern Storch Tanne Thymian Topas Tulpe Ulme Veilchen Walnuss Weide Wiese Wolke Zaunkönig
    Zebra Zeder`,
};

/** The names of a language, in the order of the alphabet. */
export const givenNames = (language: Language): string[] => NAMES[language].split(/\s+/);
