/**
 * Seeds that give a title the composition its poster was drawn with: the whale its windows, the ferry its harbour.
 * Every other event's poster grows from its slug.
 */
export const posterSeeds: Record<string, string> = {
  'night-sailing': 'night-sailing.8',
  'whale-in-the-cubicle': 'whale-in-the-cubicle.17',
  'night-banquet': 'night-banquet.2',
  'red-white-blue': 'red-white-blue.12',
  tramlines: 'tramlines.7',
  'half-moon': 'half-moon.3',
  'cha-chaan-jazz': 'cha-chaan-jazz.1',
  'cross-harbour-electronics': 'cross-harbour-electronics.6',
  'tide-table': 'tide-table.8',
  'little-ding-ding': 'little-ding-ding.16',
  'bach-and-rain': 'bach-and-rain.2',
  silence: 'silence.7',
  'organ-at-noon': 'organ-at-noon.5',
  'water-sleeves': 'water-sleeves.5',
  'kite-day': 'kite-day.34',
  'echoes-under-lion-rock': 'lion-rock-echo.5',
  'night-ten': 'night-run.21',
  'womens-basketball': 'women-hoops.12',
  'nam-van-fireworks': 'nam-van-fireworks.7',
};
