/**
 * Inks by name, `#rrggbb`, for the themes only. Values are unique, so that exported themes can name the ink of a role
 * (designTokens.ts).
 */
export const ink400 = '#767e7a';
export const ink500 = '#5a625f';
export const ink700 = '#3c4441';
export const ink950 = '#121514';

export const paper50 = '#f7f6f1';
export const paper100 = '#ecebe3';
export const paper200 = '#d9d7cb';
export const paper300 = '#c3c0b2';

export const ferry100 = '#d8ebe1';
export const ferry500 = '#0a7a58';
export const ferry700 = '#00563f';

export const taxi100 = '#fbe3df';
export const taxi600 = '#c8161d';
export const taxi700 = '#a50e15';

export const minibus100 = '#fff3c4';
export const minibus400 = '#ffd21f';
export const minibus500 = '#f2b900';

export const tram500 = '#1f4fb4';

export const water500 = '#6c8aa3';
export const water700 = '#263a4e';
export const water800 = '#172534';
export const water850 = '#0f1a25';
export const water900 = '#091119';
export const water950 = '#04080d';

export const mist50 = '#f1f6f8';
export const mist200 = '#b7c7d3';

export const neonGreen = '#2be8a0';
export const neonYellow = '#ffe24a';
export const neonRed = '#ff6b78';
export const neonCyan = '#6cd0ff';
export const neonGreenDeep = '#06281d';
export const neonRedDeep = '#33070c';
export const neonYellowDeep = '#2b2400';

export const pureBlack = '#000000';
export const pureWhite = '#ffffff';
