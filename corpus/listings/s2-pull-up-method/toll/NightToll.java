package toll;

public class NightToll extends Toll {
    int fee() {
        return 7;
    }

    int [|target:dayFee|]() {
        return super.fee();
    }

    public int compare() {
        return dayFee();
    }
}
