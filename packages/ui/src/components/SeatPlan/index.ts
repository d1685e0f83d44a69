export { type PlanRow, type PlanSeat, seatPlaces } from './house.js';
export { SeatPlan, type SeatPlanProps } from './SeatPlan.js';
