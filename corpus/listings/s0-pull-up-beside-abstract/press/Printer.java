package press;

public abstract class Printer {
    protected abstract String page();
}
