import { createContext, useContext } from 'react';

/** Whether the config has the wish list on (spec §3 config, §6). The frame of the pages knows it. */
export const WishListOn = createContext(false);

/** Whether there is a wish list. False until it is known. */
export const useWishListOn = (): boolean => useContext(WishListOn);
