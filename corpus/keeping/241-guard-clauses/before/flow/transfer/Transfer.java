package flow.transfer;

public class Transfer {
    private long a;
    private long b;

    public Transfer(long a, long b) {
        this.a = a;
        this.b = b;
    }

    public String move(long amount) {
        String result;
        if (amount > 0) {
            if (amount <= a) {
                if (b + amount >= b) {
                    a -= amount;
                    b += amount;
                    result = "ok";
                } else {
                    result = "overflow";
                }
            } else {
                result = "insufficient";
            }
        } else {
            throw new IllegalArgumentException("amount");
        }
        return result;
    }

    public long first() {
        return a;
    }

    public long second() {
        return b;
    }
}
