import { createContext, useContext } from 'react';

/** Whether the config enables the wish list (spec §3 config, §6). */
export const WishListOn = createContext(false);

/** False until known. */
export const useWishListOn = (): boolean => useContext(WishListOn);
