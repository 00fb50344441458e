package press;

public class Inkjet extends Printer {
    public String copy() {
        String page = page();
        return page + page;
    }

    protected String page() {
        return "ink";
    }
}
