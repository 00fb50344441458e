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
        copy.sort(new Comparator<Parcel>() {
            @Override
            public int compare(Parcel a, Parcel b) {
                if (a.zone() < b.zone()) {
                    return -1;
                }
                if (a.zone() > b.zone()) {
                    return 1;
                }
                return a.grams() > b.grams() ? -1 : a.grams() < b.grams() ? 1 : 0;
            }
        });
        List<String> out = new ArrayList<>();
        for (Parcel p : copy) {
            out.add(p.label());
        }
        return out;
    }
}
