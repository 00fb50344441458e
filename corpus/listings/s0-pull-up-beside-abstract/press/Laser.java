package press;

public class Laser extends Printer {
    public String [|target:copy|]() {
        String page = page();
        return page + page;
    }

    protected String page() {
        return "laser";
    }
}
