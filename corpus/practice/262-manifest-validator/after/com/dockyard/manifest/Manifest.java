package com.dockyard.manifest;

import java.util.List;

public record Manifest(String name, String version, List<String> ports, int replicas) {
}
