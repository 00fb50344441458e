package com.freightline.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class ScanReport {
    private final List<Scan> scans;

    public ScanReport(List<Scan> scans) {
        this.scans = new ArrayList<>(scans);
    }

    /** Where each parcel is now; scans come in the order of the conveyor log. */
    public Map<String, String> depotByParcel() {
        return new TreeMap<>(scans.stream().collect(Collectors.toMap(Scan::parcel, Scan::depot)));
    }

    public List<String> damagedParcels() {
        return scans.stream()
                .filter(Scan::damaged)
                .map(Scan::parcel)
                .distinct()
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public int lastMinute() {
        return scans.stream().mapToInt(Scan::minuteOfDay).reduce(-1, Math::max);
    }
}
