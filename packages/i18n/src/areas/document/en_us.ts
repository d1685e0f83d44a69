/** What a search engine shows of the site. The server says it; no page loads it. */
export const words = {
  description: 'Tickets for concerts, theatre, Chinese opera, sport, film and family shows in Hong Kong.',
} as const;
