package hr.payslip;

public abstract class Payslip {
    private static final int CENTS_PER_UNIT = 100;
    private static final char NEW_LINE = '\n';

    private final String employee;
    private final int grossCents;

    protected Payslip(String employee, int grossCents) {
        this.employee = employee;
        this.grossCents = grossCents;
    }

    protected abstract int deduction(int grossCents);

    protected String footer() {
        return "";
    }

    public final String render() {
        StringBuilder text = new StringBuilder();
        text.append("Payslip for ").append(employee).append(NEW_LINE);
        int deductionCents = deduction(grossCents);
        appendAmount(text, "Gross", grossCents);
        appendAmount(text, "Deductions", deductionCents);
        appendAmount(text, "Net", grossCents - deductionCents);
        String footer = footer();
        if (footer != null && !footer.isEmpty()) {
            text.append(footer).append(NEW_LINE);
        }
        return text.toString();
    }

    private static void appendAmount(StringBuilder text, String label, int cents) {
        int fraction = Math.abs(cents % CENTS_PER_UNIT);
        text.append(label).append(": ").append(cents / CENTS_PER_UNIT).append('.');
        if (fraction < 10) {
            text.append('0');
        }
        text.append(fraction).append(NEW_LINE);
    }
}
