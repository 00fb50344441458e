package misc.rounding;

public interface Rounding {
    long round(long cents, int unit);

    static Rounding down() {
        return new Down();
    }

    static Rounding up() {
        return new Up();
    }

    private static void check(int unit) {
        if (unit <= 0) {
            throw new IllegalArgumentException("unit must be positive: " + unit);
        }
    }

    class Down implements Rounding {
        @Override
        public long round(long cents, int unit) {
            check(unit);
            return cents - Math.floorMod(cents, (long) unit);
        }
    }

    class Up implements Rounding {
        @Override
        public long round(long cents, int unit) {
            check(unit);
            return cents + Math.floorMod(-cents, (long) unit);
        }
    }
}
