package txt.greet;

public final class Greeting {
    private final String salutation;
    private int written;

    public Greeting(String salutation) {
        this.salutation = salutation;
    }

    public String to(String first, String last, int age) {
        written++;
        return new StringBuilder()
            .append(salutation).append(' ')
            .append(first).append(' ')
            .append(last)
            .append(" (").append(age).append(")!")
            .toString();
    }

    public String anonymous() {
        written++;
        StringBuilder sb = new StringBuilder();
        sb.append(salutation).append(" stranger #");
        sb.append(written).append('!');
        return sb.toString();
    }

    public int written() {
        return written;
    }
}
