package air.skyways.baggage;

import java.util.List;

/** Fees in cents for checked baggage; pieces are given by weight in kilograms. */
public final class BaggageFees {

    private static final int MAX_KILOS = 23;

    public int fee(Fare fare, boolean member, List<Integer> pieces) {
        int free = freePieces(fare);
        if (member) {
            free++;
        }
        int fee = 0;
        int piece = 0;
        for (int kilos : pieces) {
            if (kilos > 32) {
                throw new IllegalArgumentException("too heavy: " + kilos);
            }
            if (++piece > free) {
                fee += pieceFee(fare);
            }
            if (kilos > MAX_KILOS) {
                fee += overweightFee(fare, kilos - MAX_KILOS);
            }
        }
        return fee;
    }

    public int freePieces(Fare fare) {
        switch (fare) {
            case BASIC:
                return 0;
            case PLUS:
            case FLEX:
                return 1;
            default:
                return 2;
        }
    }

    private int pieceFee(Fare fare) {
        switch (fare) {
            case BASIC:
                return 3500;
            case BUSINESS:
                return 2500;
            default:
                return 3000;
        }
    }

    private int overweightFee(Fare fare, int kilos) {
        if (fare == Fare.BUSINESS) {
            return 0;
        }
        int fee = kilos * (fare == Fare.BASIC ? 900 : 700);
        return fare != Fare.BASIC && fee > 5000 ? 5000 : fee;
    }
}
