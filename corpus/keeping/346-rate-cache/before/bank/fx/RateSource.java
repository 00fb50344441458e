package bank.fx;

/** Looks up a rate; may fail. */
public interface RateSource {
    long ratePpm(String from, String to, int day);
}
