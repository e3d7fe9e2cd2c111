export type LimitWords = Readonly<Record<string,string>>;
