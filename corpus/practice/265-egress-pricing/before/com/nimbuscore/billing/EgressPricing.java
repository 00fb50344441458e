package com.nimbuscore.billing;

import java.util.List;

/** Prices outgoing traffic; all amounts are in hundredths of a cent. */
public class EgressPricing {

    private static final long FREE_GIGABYTES = 1;

    public long rateFor(long gigabytes) {
        if (gigabytes < 0) {
            throw new IllegalArgumentException("gigabytes " + gigabytes);
        }
        if (gigabytes > 1000) {
            return 400;
        } else if (gigabytes > 100) {
            return 600;
        } else if (gigabytes > 10) {
            return 800;
        } else {
            return 900;
        }
    }

    public long price(Usage usage) {
        long billable = Math.max(0, usage.gigabytes() - FREE_GIGABYTES);
        long amount = billable * rateFor(usage.gigabytes());
        return usage.committed() ? amount * 9 / 10 : amount;
    }

    public long total(List<Usage> usages) {
        long total = 0;
        for (Usage usage : usages) {
            total += price(usage);
        }
        return total;
    }
}
