package air.skyways.baggage;

public enum Fare {
    BASIC(0, 3500) {
        @Override
        int overweightFee(int kilos) {
            return kilos * 900;
        }
    },
    PLUS(1, 3000),
    FLEX(1, 3000),
    BUSINESS(2, 2500) {
        @Override
        int overweightFee(int kilos) {
            return 0;
        }
    };

    private final int freePieces;
    private final int pieceFee;

    Fare(int freePieces, int pieceFee) {
        this.freePieces = freePieces;
        this.pieceFee = pieceFee;
    }

    int freePieces() {
        return freePieces;
    }

    int pieceFee() {
        return pieceFee;
    }

    int overweightFee(int kilos) {
        return Math.min(kilos * 700, 5000);
    }
}
