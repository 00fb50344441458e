package com.podlift.manifest;

import java.util.List;

public record Manifest(String name, String image, Integer replicas, List<Integer> ports) {
}
