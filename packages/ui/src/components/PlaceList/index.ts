export { type District, type NoPlaces, type Place, PlaceList, type PlaceListProps } from './PlaceList.js';
