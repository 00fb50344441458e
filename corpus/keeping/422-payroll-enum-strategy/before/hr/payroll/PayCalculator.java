package hr.payroll;

public final class PayCalculator {
    private long paidOut;
    private int slips;

    public long gross(PayKind kind, long rate, int units) {
        if (rate < 0) {
            throw new IllegalArgumentException("rate");
        }
        long result;
        switch (kind) {
            case HOURLY:
                if (units > 160) {
                    int over = units - 160;
                    result = Math.multiplyExact(160L, rate) + Math.multiplyExact((long) over, rate) * 3 / 2;
                } else {
                    result = Math.multiplyExact((long) units, rate);
                }
                break;
            case SALARIED:
                result = rate / 12;
                break;
            case COMMISSION:
                result = units <= 0 ? 0 : rate / 100 * units;
                break;
            default:
                result = Math.min(rate, 45000);
        }
        return result;
    }

    public long net(PayKind kind, long rate, int units) {
        long gross = gross(kind, rate, units);
        int percent;
        switch (kind) {
            case HOURLY:
                percent = 12;
                break;
            case SALARIED:
                percent = gross > 500000 ? 30 : 20;
                break;
            case COMMISSION:
                percent = 25;
                break;
            default:
                percent = 0;
        }
        return gross - gross * percent / 100;
    }

    public String pay(String who, PayKind kind, long rate, int units) {
        slips++;
        long amount = net(kind, rate, units);
        paidOut += amount;
        String label;
        if (kind == PayKind.HOURLY) {
            label = "hours";
        } else if (kind == PayKind.COMMISSION) {
            label = "sales";
        } else {
            label = "flat";
        }
        return who + ": " + amount + " (" + label + ")";
    }

    public long paidOut() {
        return paidOut;
    }

    public int slips() {
        return slips;
    }
}
