package hr.payslip;

public class SalariedPayslip extends Payslip {
    private final int percent;

    public SalariedPayslip(String employee, int gross, int percent) {
        super(employee, gross);
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent " + percent);
        }
        this.percent = percent;
    }

    @Override
    protected int deduction(int grossCents) {
        return (int) ((long) grossCents * percent / 100);
    }

    @Override
    protected String footer() {
        return percent == 0 ? null : "Tax class " + percent;
    }
}
