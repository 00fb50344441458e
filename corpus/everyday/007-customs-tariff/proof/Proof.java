import net.crossborder.tariff.*;

public class Proof {
    public static void main(String[] args) {
        int[] asked = {0};
        CachingTariffs tariffs = new CachingTariffs(code -> {
            asked[0]++;
            return code.startsWith("85") ? 370 : null;
        });
        System.out.println(tariffs.duty("8517.12") + " " + tariffs.dutyCents("851712", 10000) + " asked " + asked[0]);
        System.out.println(tariffs.duty("9999") + " " + tariffs.duty("9999") + " asked " + asked[0]);
        System.out.println(tariffs.dutyCents("9999", 10000) + " asked " + asked[0] + " size " + tariffs.size());
    }
}
