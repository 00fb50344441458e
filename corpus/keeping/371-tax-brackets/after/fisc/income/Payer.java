package fisc.income;

public sealed interface Payer {

    record Single(long income, int children) implements Payer {
    }

    record Couple(Single first, Single second) implements Payer {
    }

    record Company(long profit, boolean small) implements Payer {
    }
}
