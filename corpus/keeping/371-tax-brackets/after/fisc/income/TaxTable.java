package fisc.income;

import fisc.income.Payer.Company;
import fisc.income.Payer.Couple;
import fisc.income.Payer.Single;

public final class TaxTable {

    private final long allowance;
    private long assessed;

    public TaxTable(long allowance) {
        this.allowance = Math.max(0, allowance);
    }

    public long tax(Payer payer) {
        long result = switch (payer) {
            case Company(long profit, _) when profit <= 0 -> 0;
            case Company(long profit, boolean small) when !small -> profit / 4;
            case Company(long profit, _) when profit > 250_000 -> profit / 5;
            case Company(long profit, _) -> profit / 10;
            case Single(long income, int children) -> progressive(income - allowance * (1 + children));
            case Couple(Single(long a, int m), Single(long b, int n)) ->
                    2 * progressive((a + b) / 2 - allowance * (1 + Math.max(m, n)));
            case Couple(Single(long income, int children), _) -> progressive(income - allowance * (1 + children));
            case Couple _ -> throw new IllegalArgumentException("couple without first partner");
            case null -> throw new IllegalArgumentException("no payer");
        };
        assessed += result;
        return result;
    }

    private static long progressive(long taxable) {
        if (taxable <= 0) {
            return 0;
        } else if (taxable <= 10_000) {
            return taxable / 10;
        } else if (taxable <= 50_000) {
            return 1_000 + (taxable - 10_000) / 4;
        } else {
            return 11_000 + (taxable - 50_000) * 2 / 5;
        }
    }

    public long assessed() {
        return assessed;
    }
}
