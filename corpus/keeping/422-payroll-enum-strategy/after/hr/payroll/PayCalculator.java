package hr.payroll;

public final class PayCalculator {
    private long paidOut;
    private int slips;

    public long gross(PayKind kind, long rate, int units) {
        if (rate < 0) {
            throw new IllegalArgumentException("negative rate: " + rate);
        }
        return kind.gross(rate, units);
    }

    public long net(PayKind kind, long rate, int units) {
        long gross = gross(kind, rate, units);
        return gross - gross * kind.taxPercent(gross) / 100;
    }

    public String pay(String who, PayKind kind, long rate, int units) {
        slips++;
        long amount = net(kind, rate, units);
        paidOut += amount;
        return who + ": " + amount + " (" + kind.label() + ")";
    }

    public long paidOut() {
        return paidOut;
    }

    public int slips() {
        return slips;
    }
}
