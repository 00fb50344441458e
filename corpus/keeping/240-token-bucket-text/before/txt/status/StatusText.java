package txt.status;

public final class StatusText {
    private final String name;
    private int step;

    public StatusText(String name) {
        this.name = name;
    }

    public String advance() {
        if (step == 1000) {
            throw new IllegalStateException("finished");
        }
        String phrase;
        switch (step % 3) {
            case 0:
                phrase = "starting";
                break;
            case 1:
                phrase = "working";
                break;
            default:
                phrase = "done";
        }
        step++;
        return name + ": " + phrase + " (" + step + ")";
    }

    public String bar() {
        String bar = "";
        for (int i = 0; i < 10; i++) {
            bar = bar + (i < step ? "#" : "-");
        }
        return bar;
    }
}
