import { cart } from './cart.js';
import { common } from './common.js';
import { errors } from './errors.js';
import { event } from './event.js';
import { home } from './home.js';
import { login } from './login.js';
import { member } from './member.js';
import { preview } from './preview.js';
import { receipt } from './receipt.js';
import { titles } from './titles.js';

export const en_us = { cart, common, errors, event, home, login, member, preview, receipt, titles };
