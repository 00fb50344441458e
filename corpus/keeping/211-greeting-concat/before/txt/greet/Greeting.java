package txt.greet;

public final class Greeting {
    private final String salutation;
    private int written;

    public Greeting(String salutation) {
        this.salutation = salutation;
    }

    public String to(String first, String last, int age) {
        written++;
        return salutation + " " + first + " " + last + " (" + age + ")!";
    }

    public String anonymous() {
        written++;
        return salutation + " stranger #" + written + '!';
    }

    public int written() {
        return written;
    }
}
