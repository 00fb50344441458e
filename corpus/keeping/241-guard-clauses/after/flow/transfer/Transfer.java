package flow.transfer;

public class Transfer {
    private long a;
    private long b;

    public Transfer(long a, long b) {
        this.a = a;
        this.b = b;
    }

    public String move(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("not positive: " + amount);
        }
        if (amount > a) {
            return "insufficient";
        }
        if (b + amount < b) {
            return "overflow";
        }
        a -= amount;
        b += amount;
        return "ok";
    }

    public long first() {
        return a;
    }

    public long second() {
        return b;
    }
}
