package fisc.income;

public final class TaxTable {

    private final long allowance;
    private long assessed;

    public TaxTable(long allowance) {
        this.allowance = allowance < 0 ? 0 : allowance;
    }

    public long tax(Payer payer) {
        long result;
        if (payer instanceof Payer.Company) {
            Payer.Company company = (Payer.Company) payer;
            if (company.profit() <= 0) {
                result = 0;
            } else if (company.small()) {
                if (company.profit() > 250_000) {
                    result = company.profit() / 5;
                } else {
                    result = company.profit() / 10;
                }
            } else {
                result = company.profit() / 4;
            }
        } else if (payer instanceof Payer.Single) {
            Payer.Single single = (Payer.Single) payer;
            result = progressive(single.income() - allowance * (1 + single.children()));
        } else if (payer instanceof Payer.Couple) {
            Payer.Couple couple = (Payer.Couple) payer;
            if (couple.first() != null && couple.second() != null) {
                long half = (couple.first().income() + couple.second().income()) / 2;
                int children = Math.max(couple.first().children(), couple.second().children());
                result = 2 * progressive(half - allowance * (1 + children));
            } else if (couple.first() != null) {
                result = tax(couple.first());
                return result;
            } else {
                throw new IllegalArgumentException("couple without first partner");
            }
        } else {
            throw new IllegalArgumentException("no payer");
        }
        assessed += result;
        return result;
    }

    private static long progressive(long taxable) {
        if (taxable <= 0) {
            return 0;
        }
        if (taxable <= 10_000) {
            return taxable / 10;
        }
        if (taxable <= 50_000) {
            return 1_000 + (taxable - 10_000) / 4;
        }
        return 11_000 + (taxable - 50_000) * 2 / 5;
    }

    public long assessed() {
        return assessed;
    }
}
