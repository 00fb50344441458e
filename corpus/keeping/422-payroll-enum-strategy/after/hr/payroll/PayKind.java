package hr.payroll;

public enum PayKind {
    HOURLY("hours") {
        @Override
        long gross(long rate, int units) {
            if (units <= FULL_MONTH) {
                return Math.multiplyExact((long) units, rate);
            }
            long regular = Math.multiplyExact((long) FULL_MONTH, rate);
            return regular + Math.multiplyExact((long) (units - FULL_MONTH), rate) * 3 / 2;
        }

        @Override
        int taxPercent(long gross) {
            return 12;
        }
    },
    SALARIED("flat") {
        @Override
        long gross(long rate, int units) {
            return rate / 12;
        }

        @Override
        int taxPercent(long gross) {
            return gross > 500_000 ? 30 : 20;
        }
    },
    COMMISSION("sales") {
        @Override
        long gross(long rate, int units) {
            return rate / 100 * Math.max(units, 0);
        }

        @Override
        int taxPercent(long gross) {
            return 25;
        }
    },
    INTERN("flat") {
        @Override
        long gross(long rate, int units) {
            return Math.min(rate, 45_000);
        }

        @Override
        int taxPercent(long gross) {
            return 0;
        }
    };

    private static final int FULL_MONTH = 160;

    private final String label;

    PayKind(String label) {
        this.label = label;
    }

    abstract long gross(long rate, int units);

    abstract int taxPercent(long gross);

    String label() {
        return label;
    }
}
