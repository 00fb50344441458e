package misc.rounding;

public interface Rounding {
    long round(long cents, int unit);

    static Rounding down() {
        return new Down();
    }

    static Rounding up() {
        return new Up();
    }

    class Down implements Rounding {
        @Override
        public long round(long cents, int unit) {
            if (unit <= 0) {
                throw new IllegalArgumentException("unit");
            }
            return Math.floorDiv(cents, (long) unit) * unit;
        }
    }

    class Up implements Rounding {
        @Override
        public long round(long cents, int unit) {
            if (unit <= 0) {
                throw new IllegalArgumentException("unit");
            }
            return -Math.floorDiv(-cents, (long) unit) * unit;
        }
    }
}
