package pricing.formula;

/** Supplies the values that a formula names; asked in the order of the text while it is evaluated. */
public interface Variables {
    double value(String name);
}
