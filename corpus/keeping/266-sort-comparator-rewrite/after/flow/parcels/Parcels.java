package flow.parcels;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class Parcels {
    private record Parcel(int zone, int grams, String label) { }

    private final List<Parcel> parcels = new ArrayList<>();

    public void add(int zone, int grams, String label) {
        parcels.add(new Parcel(zone, grams, label));
    }

    public List<String> loadingOrder() {
        List<Parcel> copy = new ArrayList<>(parcels);
        copy.sort(Comparator.comparingInt(Parcel::zone)
            .thenComparing(Comparator.comparingInt(Parcel::grams).reversed()));
        List<String> out = new ArrayList<>();
        for (Parcel p : copy) {
            out.add(p.label());
        }
        return out;
    }
}
