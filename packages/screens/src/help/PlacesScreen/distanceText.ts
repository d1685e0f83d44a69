/** Kilometres with at most one decimal: "0.4" or "12". */
export const distanceText = (kilometres: number) =>
  kilometres < 10 ? kilometres.toFixed(1) : String(Math.round(kilometres));
