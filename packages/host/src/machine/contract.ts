import type { Result, Seat } from '@oubliette/kernel';
import type { SeatClaim, WishAnswer } from '../contract.ts';
import type { Hint, LookedBack } from './told.ts';

/** What can be asked of the keeper about those whom the machine plays, and of the machine itself. */
export interface BotSeats {
  /** Thinks for the machine where it is asked; whether it knows now what it will do. */
  think(key: string): Promise<boolean>;
  /** Carries out what was thought, if it still fits. */
  play(claim: SeatClaim): Promise<Result<WishAnswer>>;
  /** Goes back to where the person decided last, whatever has become known since. */
  takeBack(claim: SeatClaim): Promise<Result<WishAnswer>>;
  /** What the machine would do in the place of whoever sits there; nothing if they are not asked. */
  hint(claim: SeatClaim): Promise<Result<Hint | null>>;
  /** A finished match as a seat could judge it, moment after moment, from the n-th one on. */
  lookBack(key: string, seat: Seat, from: number): Promise<Result<LookedBack>>;
  /** What would have been better in a finished match than what was done from one moment to another. */
  hintThen(key: string, at: number, until: number): Promise<Result<Hint | null>>;
}
