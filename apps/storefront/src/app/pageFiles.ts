/** The files of all pages but the first ones, with the files that each of them needs. */
export const pageFiles = <Module>() =>
  import.meta.glob<Module>(['../*/*Route.tsx', '!../home/HomeRoute.tsx', '!../event/EventDetailRoute.tsx']);
