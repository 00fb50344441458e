package txt.receipt;

public class Receipt {
    private String text = "";
    private long total;

    public Receipt item(String name, int cents) {
        text = text + name + " " + cents / 100 + "." + (cents % 100 < 10 ? "0" : "") + cents % 100 + "\n";
        total += cents;
        return this;
    }

    public Receipt itemChecked(String name, int cents) {
        if (cents < 0) {
            throw new IllegalArgumentException("cents");
        }
        return item(name, cents);
    }

    public long total() {
        return total;
    }

    @Override
    public String toString() {
        return text + "= " + total;
    }
}
