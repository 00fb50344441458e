package eu.assura.renewal;

public record Policy(String number, String holder, int year, long premiumCents) {
    Policy renewed(long newPremium) {
        return new Policy(number, holder, year + 1, newPremium);
    }
}
