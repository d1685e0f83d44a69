/** Weather signals that affect the cinema (spec §9 Other rules). */
export const weatherSignals = ['none', 'typhoon8', 'blackRainstorm'] as const;
export type WeatherSignal = (typeof weatherSignals)[number];
