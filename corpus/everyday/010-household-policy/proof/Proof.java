import io.safehome.policy.HouseholdPolicy;

public class Proof {
    public static void main(String[] args) {
        HouseholdPolicy.Builder builder = new HouseholdPolicy.Builder().holder("Kim").squareMeters(80).rider("bicycle");
        HouseholdPolicy basic = builder.build();
        HouseholdPolicy extended = builder.rider("glass").build();
        System.out.println(basic.riders() + " " + basic.yearlyPremiumCents());
        System.out.println(extended.riders() + " " + extended.yearlyPremiumCents());
    }
}
