package com.courio.orders;

public final class CourierOrder {
    private static final long BASE_CENTS = 490;
    private static final long CENTS_PER_100_GRAMS = 15;
    private static final long EXPRESS_CENTS = 700;
    private static final long INSURANCE_CENTS = 250;

    private final String customer;
    private final int grams;
    private final boolean express;
    private final boolean insured;

    private CourierOrder(Builder builder) {
        this.customer = builder.customer;
        this.grams = builder.grams;
        this.express = builder.express;
        this.insured = builder.insured;
    }

    public static Builder forCustomer(String customer) {
        return new Builder().customer(customer);
    }

    /** A builder that starts with everything this order has. */
    public Builder toBuilder() {
        return forCustomer(customer)
                .grams(grams)
                .insured(insured)
                .express(express);
    }

    public boolean isExpress() {
        return express;
    }

    public boolean isInsured() {
        return insured;
    }

    public long priceCents() {
        return BASE_CENTS + grams / 100 * CENTS_PER_100_GRAMS
                + (express ? EXPRESS_CENTS : 0)
                + (insured ? INSURANCE_CENTS : 0);
    }

    @Override
    public String toString() {
        return customer + " " + grams + "g" + (express ? " express" : "") + (insured ? " insured" : "");
    }

    public static final class Builder {
        private String customer;
        private int grams = 500;
        private boolean express;
        private boolean insured;

        public Builder customer(String customer) {
            if (customer == null || customer.isBlank()) {
                throw new IllegalArgumentException("customer");
            }
            this.customer = customer;
            return this;
        }

        public Builder grams(int grams) {
            this.grams = grams;
            return this;
        }

        public Builder insured(boolean insured) {
            this.insured = insured;
            return this;
        }

        /** Express orders are insured unless the caller says otherwise afterwards. */
        public Builder express(boolean express) {
            this.express = express;
            if (express) {
                this.insured = true;
            }
            return this;
        }

        public CourierOrder build() {
            return new CourierOrder(this);
        }
    }
}
