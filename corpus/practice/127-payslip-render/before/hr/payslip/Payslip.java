package hr.payslip;

public abstract class Payslip {
    private final String employee;
    private final int gross;

    protected Payslip(String employee, int gross) {
        this.employee = employee;
        this.gross = gross;
    }

    protected abstract int deduction(int grossCents);

    protected String footer() {
        return "";
    }

    public final String render() {
        StringBuilder sb = new StringBuilder();
        sb.append("Payslip for ").append(employee).append('\n');
        int d = deduction(gross);
        sb.append("Gross: ").append(gross / 100).append('.');
        if (Math.abs(gross % 100) < 10) {
            sb.append('0');
        }
        sb.append(Math.abs(gross % 100)).append('\n');
        sb.append("Deductions: ").append(d / 100).append('.');
        if (Math.abs(d % 100) < 10) {
            sb.append('0');
        }
        sb.append(Math.abs(d % 100)).append('\n');
        int n = gross - d;
        sb.append("Net: ").append(n / 100).append('.');
        if (Math.abs(n % 100) < 10) {
            sb.append('0');
        }
        sb.append(Math.abs(n % 100)).append('\n');
        String f = footer();
        if (f != null && !f.isEmpty()) {
            sb.append(f).append('\n');
        }
        return sb.toString();
    }
}
