package air.skyways.baggage;

import java.util.List;

/** Fees in cents for checked baggage; pieces are given by weight in kilograms. */
public final class BaggageFees {

    private static final int MAX_KILOS = 23;

    public int fee(Fare fare, boolean member, List<Integer> pieces) {
        int free = freePieces(fare) + (member ? 1 : 0);
        int fee = 0;
        int piece = 0;
        for (int kilos : pieces) {
            if (kilos > 32) {
                throw new IllegalArgumentException("too heavy: " + kilos);
            }
            if (++piece > free) {
                fee += fare.pieceFee();
            }
            if (kilos > MAX_KILOS) {
                fee += fare.overweightFee(kilos - MAX_KILOS);
            }
        }
        return fee;
    }

    public int freePieces(Fare fare) {
        return fare.freePieces();
    }
}
